/** People of the demo shop. One password for all: it is shown at the start, and only development data has them. */
export const demoPassword = 'jiwu-demo-2026';
/** Of those who pay out of their balance. */
export const demoPaymentPassword = '718293';

interface DemoUser {
  readonly phoneNumber: string;
  readonly userName: string;
  readonly name: string;
  readonly what: string;
  /** When they registered: whole days before today, and the hour of that day in Shanghai. */
  readonly joined: { readonly daysAgo: number; readonly hour: number };
  readonly addresses: readonly {
    readonly divisionCode: string;
    readonly detail: string;
    readonly label: string | null;
  }[];
}

export const demoUsers: readonly DemoUser[] = [
  {
    phoneNumber: '13800006024',
    userName: 'linzhixia',
    name: '林知夏',
    what: '常来的顾客，VIP',
    // Before the first order by their link, almost a year ago.
    joined: { daysAgo: 412, hour: 20.4 },
    addresses: [
      { divisionCode: '330106', detail: '文三路 478 号华星时代 3 幢 1202', label: '家' },
      { divisionCode: '330110', detail: '良睦路 1399 号 6 号楼 4 层', label: '公司' },
    ],
  },
  {
    phoneNumber: '13800003001',
    userName: 'laozhou',
    name: '老周',
    what: '达人',
    joined: { daysAgo: 436, hour: 12.7 },
    addresses: [],
  },
  {
    phoneNumber: '13800004108',
    userName: 'zhouyunqi',
    name: '周云起',
    what: '代发的商家',
    joined: { daysAgo: 75, hour: 9.8 },
    addresses: [],
  },
  {
    phoneNumber: '13800001187',
    userName: 'chenmo',
    name: '陈默',
    what: '刚注册的新用户',
    joined: { daysAgo: 0, hour: 8.3 },
    addresses: [],
  },
];
