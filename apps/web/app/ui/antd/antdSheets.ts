/**
 * The antd components whose styles go into each layout's generated sheet. With `zeroRuntime` a component that is
 * missing stands unstyled, so antdSheets.test.ts follows the imports of each layout's pages and compares.
 * Logging in has its own short list: its sheet weighs a quarter of the other.
 */
export const antdSheets = {
  auth: ['Alert', 'Button', 'Checkbox', 'Form', 'Input', 'QRCode', 'Skeleton', 'Spin'],
  /** The drawer in which a business books an advertisement, and the payment password with it. */
  booking: ['Button', 'Checkbox', 'DatePicker', 'Drawer', 'Form', 'Input', 'Modal', 'Select'],
  /** The dialogs of buying, which come when they are needed: an address, an invoice, the payment password. */
  checkout: ['Button', 'Cascader', 'Checkbox', 'Form', 'Input', 'Modal', 'Radio', 'Skeleton'],
  userCentre: [
    'Alert',
    'Button',
    'Cascader',
    'Checkbox',
    'DatePicker',
    'Drawer',
    'Empty',
    'Form',
    'Input',
    'InputNumber',
    'Modal',
    'Popconfirm',
    'Progress',
    'QRCode',
    'Radio',
    'Result',
    'Segmented',
    'Select',
    'Skeleton',
    'Slider',
    'Spin',
    'Steps',
    'Switch',
    'Table',
    'Tabs',
    'Tag',
    'Tooltip',
    'Upload',
  ],
} as const;
