/**
 * Windows of Debian's Chromium load two pages of the browser's own, for what drops out of its address bar: in a test or a bench nobody
 * sees them, and they cost as much as the page under test (1.8 s of CPU for a visit of /guide with them, 0.9 s without).
 */
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * What Playwright 1.65 switches off for Chromium (chromiumSwitches.ts), and Lighthouse for the greater part: of two lists, Chromium takes the
 * last alone.
 */
const PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export const disabledFeatures = `--disable-features=${[...PLAYWRIGHT, ...OWN_PAGES].join(',')}`;
