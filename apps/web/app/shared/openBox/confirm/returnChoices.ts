interface ReturnChoice {
  readonly key: 'full' | 'described';
  readonly title: string;
  readonly text: string;
  readonly isNow: boolean;
}

/** What acknowledging means for a return. With nothing to acknowledge there is one rule, the full right. */
export function returnChoices({ asked, acknowledged }: { asked: number; acknowledged: number }): ReturnChoice[] {
  const isAll = asked > 0 && acknowledged === asked;
  const full: ReturnChoice = {
    key: 'full',
    title: asked === 0 ? '七天无理由' : '没有全部确认：七天无理由',
    text: '签收起 7 天内，不用说理由就能退，商品保持收到时的样子。寄回的运费您付，商品有问题的我们付。',
    isNow: !isAll,
  };
  if (asked === 0) return [full];
  return [
    full,
    {
      key: 'described',
      title: `${asked} 条都确认：与描述不符才退`,
      text: '与上面写的不符、破损、错发或缺件，7 天内可退，寄回的运费我们付。没写在上面的痕迹，都算不符。',
      isNow: isAll,
    },
  ];
}

/** What holds in either case, and no more than there is: without anything to tick, nothing is kept of it. */
export function alwaysWords({ asked, warrantyMonths }: { asked: number; warrantyMonths: number | null }): string {
  const warranty = warrantyMonths === null ? '' : `整机保修 ${warrantyMonths} 个月，从签收算起。`;
  return asked === 0
    ? `${warranty}还没有发出时可以直接退款。`
    : `${warranty && `两种都是${warranty}`}还没有发出时，两种都可以直接退款。勾选的内容、照片和时间随订单保存，您随时能看。`;
}

/** 已确认 1 / 3，按七天无理由退货。 */
export function acknowledgedWords({ asked, acknowledged }: { asked: number; acknowledged: number }): string {
  if (asked === 0) return '没有要确认的痕迹与缺件，按七天无理由退货。';
  const rule = acknowledged === asked ? '与描述不符可退' : '按七天无理由退货';
  return `已确认 ${acknowledged} / ${asked}，${rule}。`;
}
