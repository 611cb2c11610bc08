/** The documents that a user agrees to. A new text gets a new version; consent is stored with the version agreed to. */
export const policies = {
  serviceTerms: { version: '1.0', effectiveOn: '2026-11-15', title: '服务协议' },
  privacyPolicy: { version: '1.3', effectiveOn: '2026-11-24', title: '隐私政策' },
} as const;

export type PolicyName = keyof typeof policies;
