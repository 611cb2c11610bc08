const env: Record<string, string | undefined> = import.meta.env;

/**
 * The operator of the shop. The values below serve development; a production build sets the real ones through VITE_… variables,
 * since they differ from operator to operator and never belong in code.
 */
export const site = {
  name: '集物',
  companyName: env['VITE_COMPANY_NAME'] ?? '杭州集物网络科技有限公司',
  companyAddress: env['VITE_COMPANY_ADDRESS'] ?? '浙江省杭州市西湖区',
  /** The page of the public register that shows the business licence. */
  licenceUrl: env['VITE_LICENCE_URL'] ?? 'https://www.gsxt.gov.cn/',
  icpNumber: env['VITE_ICP_NUMBER'] ?? '浙ICP备2026000000号-1',
  icpUrl: 'https://beian.miit.gov.cn/',
  supportPhone: env['VITE_SUPPORT_PHONE'] ?? '400-000-2026',
  supportEmail: env['VITE_SUPPORT_EMAIL'] ?? 'service@jiwu.example',
  privacyEmail: env['VITE_PRIVACY_EMAIL'] ?? 'privacy@jiwu.example',
};
