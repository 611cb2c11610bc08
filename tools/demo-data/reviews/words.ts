/** Words of buyers that are true of any goods. */
export const service: readonly string[] = [
  '发货快，盒子也结实',
  '客服回得及时，问什么答什么',
  '包装仔细，没有磕碰',
  '送货上门，态度也好',
  '第二次来买了',
  '推荐给了同事',
  '价格合适，不用等活动',
  '和描述的一样，没有夸大',
  '下单没几天就收到了',
  '值得回购',
  '整体很满意',
  '会推荐给朋友',
];

interface CriticalWords {
  /** After the praise of those who give four stars. */
  readonly small: readonly string[];
  /** Of those who give three stars. */
  readonly soSo: readonly string[];
  /** Of those who give fewer, with the shop's answer. */
  readonly complaints: readonly { readonly text: string; readonly reply: string }[];
  /** What the contented add later, and after how many days at least. */
  readonly followUps: readonly { readonly days: number; readonly text: string }[];
}

const delivery: CriticalWords['complaints'] = [
  {
    text: '等了很久才发货，问客服只说在催。',
    reply: '让您久等了。那两天仓库盘点，我们没有提前说明，是我们不对，已退您十元余额。',
  },
  {
    text: '少发了一样，来回沟通了两次才补上。',
    reply: '是我们装箱时漏了，抱歉耽误您的时间。现在每箱出库都会称重复核。',
  },
  {
    text: '快递扔在楼下就走了，电话也没打。',
    reply: '已向快递公司反映，以后您的订单会备注送货上门。给您带来不便，非常抱歉。',
  },
];

const things: CriticalWords = {
  small: [
    '就是快递慢了一天',
    '要是再便宜一点就更好了',
    '外面的纸盒有点压痕，里面没事',
    '说明书的字可以再大一些',
    '赠品没什么用，不如便宜几块',
    '少一星给物流',
    '发票要自己申请，差点忘了',
    '选择再多几种就好了',
  ],
  soSo: [
    '东西一般，对得起这个价，没有特别惊喜',
    '和想的不太一样，能用，留着了',
    '质量还行，物流实在太慢，等了好几天',
    '中规中矩，期望放低一点就不会失望',
    '朋友推荐来的，我个人觉得一般',
    '没有图片上好看，不过也不难看',
    '不好不坏，下次可能看看别家',
    '有点小毛病，懒得换了',
  ],
  complaints: [
    ...delivery,
    {
      text: '收到时外盒破了一个角，里面也有划痕，心情不好。',
      reply: '很抱歉，是运输途中磕碰的。已为您登记换新，旧的由快递上门取走，运费我们承担。',
    },
    {
      text: '和页面上写的有出入，不太满意，在办退货。',
      reply: '抱歉没有达到您的预期。退货已经通过，收到后当天退款；您指出的地方我们会改到页面上。',
    },
    {
      text: '用了没多久就出了问题，希望质量把关严一点。',
      reply: '非常抱歉，请在订单里申请售后，我们直接给您换一件，并把这一批重新抽检。',
    },
  ],
  followUps: [
    { days: 16, text: '用了半个月再来说，还是满意。' },
    { days: 31, text: '一个月过去了，没有什么毛病。' },
    { days: 32, text: '一个月下来和刚到时一样好。' },
    { days: 61, text: '两个月了，一直在用，推荐。' },
    { days: 92, text: '三个月后来补一句：没有后悔买它。' },
  ],
};

const eaten: CriticalWords = {
  small: [
    '就是快递慢了一天',
    '要是再便宜一点就更好了',
    '外面的纸盒有点压痕，里面没事',
    '少一星给物流',
    '发票要自己申请，差点忘了',
    '有点小贵，等活动再多买',
    '分量要是再大一点就好了',
  ],
  soSo: [
    '味道一般，没有特别惊喜',
    '和想的味道不太一样，家里人还能接受',
    '东西还行，物流实在太慢，等了好几天',
    '中规中矩，期望放低一点就不会失望',
    '朋友推荐来的，我个人觉得一般',
    '不好不坏，下次可能看看别家',
  ],
  complaints: [
    ...delivery,
    {
      text: '路上压坏了一部分，心情不好。',
      reply: '很抱歉，是运输途中压到的。坏的部分已经按数退款，以后会多加一层缓冲。',
    },
    {
      text: '味道和页面上写的有出入，不太满意。',
      reply: '抱歉没有合您的口味，已经给您退款，不用寄回；您说的我们会转给师傅。',
    },
  ],
  followUps: [
    { days: 9, text: '吃完又下了一单。' },
    { days: 12, text: '第二份也到了，味道一样稳定。' },
    { days: 20, text: '家里人催着又买了一次。' },
  ],
};

/** What the less contented say of goods of a first-level category. */
export const criticalWords = (top: string): CriticalWords => (top === 'food' || top === 'fresh' ? eaten : things);
