/** Codes with true check signs. The first is approved, the second waits for staff. */
export const demoBusinesses = [
  {
    daysAgo: 40,
    approvedAfterHours: 26,
    licence: {
      kind: 'individual',
      codeBody: '92330106MA2CYQ008',
      licenceName: '杭州市西湖区云起百货店',
      principal: '周云起',
      validUntil: null,
    },
    shop: {
      shopName: '云起杂货',
      contactPhone: null,
      email: 'service@yunqi.example.com',
      website: 'https://yunqi.example.com',
      senderName: '云起杂货',
      senderPhone: '0571-88884108',
    },
  },
  {
    daysAgo: 0.2,
    approvedAfterHours: null,
    licence: {
      kind: 'company',
      codeBody: '91330110MA2HYQ41X',
      licenceName: '杭州云起供应链有限公司',
      principal: '周云起',
      validUntil: '2044-05-31',
    },
    shop: {
      shopName: '云起好物',
      contactPhone: null,
      email: null,
      website: null,
      senderName: '云起好物',
      senderPhone: '13800004108',
    },
  },
] as const;
