/**
 * The documents that a user agrees to, each in its newest version. A new text gets a new version; consent is stored with the version
 * agreed to. From midnight of `effectiveOn`, in Shanghai, who has not agreed to it is asked again (decision 0045).
 */
export const policies = {
  serviceTerms: { version: '1.0', effectiveOn: '2026-11-15', title: '服务协议' },
  privacyPolicy: { version: '1.3', effectiveOn: '2026-11-24', title: '隐私政策' },
} as const;

/** What a form agrees to that shows the documents as they are. */
export const newestVersions = {
  serviceTerms: policies.serviceTerms.version,
  privacyPolicy: policies.privacyPolicy.version,
};

export type PolicyName = keyof typeof policies;
