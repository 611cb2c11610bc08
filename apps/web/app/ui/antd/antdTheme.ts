import type { ThemeConfig } from 'antd';

/** White on #1677ff is 4.10:1 and fails AA, so text backgrounds use the darker step of the same blue (5.20:1). */
const blueInk = '#0f66e4';
const blueInkHover = '#0b56c4';
const controlEdge = '#8a919c';

/** Shared by the provider and by the script that generates the style sheet: both must agree to the letter. */
export const antdTheme: ThemeConfig = {
  zeroRuntime: true,
  hashed: false,
  cssVar: { key: 'jiwu' },
  token: {
    colorPrimary: '#1677ff',
    borderRadius: 2,
    borderRadiusLG: 2,
    borderRadiusSM: 2,
    borderRadiusXS: 2,
    colorLink: blueInk,
    colorLinkHover: blueInkHover,
    colorLinkActive: blueInkHover,
    colorText: '#1d2129',
    colorTextSecondary: '#4a5260',
    colorTextTertiary: '#656d79',
    colorTextDescription: '#656d79',
    colorTextPlaceholder: '#656d79',
    colorBorder: '#c8cdd5',
    colorBorderSecondary: '#e4e7ec',
    // Errors are not red here: red belongs to prices (design.md).
    colorError: '#1d2129',
    colorErrorHover: '#4a5260',
    colorErrorActive: '#1d2129',
    colorErrorText: '#1d2129',
    colorErrorTextHover: '#4a5260',
    colorErrorTextActive: '#1d2129',
    colorErrorBg: '#ffffff',
    colorErrorBgHover: '#fafbfc',
    colorErrorBorder: '#1d2129',
    colorErrorBorderHover: '#4a5260',
    controlHeightLG: 48,
    fontFamily: '"PingFang SC", "HarmonyOS Sans SC", MiSans, "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  },
  components: {
    Button: {
      colorPrimary: blueInk,
      colorPrimaryHover: blueInkHover,
      colorPrimaryActive: blueInkHover,
      primaryShadow: 'none',
      defaultShadow: 'none',
    },
    // Form controls have an edge of at least 3:1. Fields are as tall as the buttons beside them; 16px keeps iOS from zooming in
    // when one takes focus. One frame of 2 px tells of focus and of errors.
    Input: {
      colorBorder: controlEdge,
      controlHeightLG: 48,
      inputFontSizeLG: 16,
      activeShadow: 'inset 0 0 0 1px #1677ff',
      errorActiveShadow: 'inset 0 0 0 1px #1d2129',
    },
    InputNumber: { colorBorder: controlEdge },
    Select: { colorBorder: controlEdge },
    DatePicker: { colorBorder: controlEdge },
    Checkbox: { colorBorder: controlEdge },
    Radio: { colorBorder: controlEdge },
    // As high as a target has to be.
    Switch: { trackHeight: 24, trackMinWidth: 46, handleSize: 20 },
    Tabs: { itemSelectedColor: '#1d2129', itemHoverColor: blueInk },
    Form: { itemMarginBottom: 20 },
  },
};
