/** A member whose year is played, with the spending that the test expects. */
export interface Member {
  readonly userId: string;
  readonly addressId: string;
  /** By the day of completion, less refunds. */
  readonly spent: Map<string, number>;
  /** Planned actions, each with its time. */
  readonly plans: Plan[];
}

export interface Plan {
  readonly at: Date;
  /** May plan more. */
  readonly act: (now: Date) => Promise<void>;
}

export function addSpent(member: Member, day: string, fen: number): void {
  member.spent.set(day, (member.spent.get(day) ?? 0) + fen);
}

const levels = [
  [2_000_000, '钻石会员'],
  [500_000, '金卡会员'],
  [100_000, '银卡会员'],
  [0, '普通用户'],
] as const;

/** Reckoned anew, by other means than the shop's: a day counts until the same date of the next year. */
export function believedLevel(member: Member, today: string): string {
  let fen = 0;
  for (const [day, spent] of member.spent) {
    const until = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace('-02-29', '-02-28');
    if (until > today) fen += spent;
  }
  return levels.find(([from]) => fen >= from)?.[1] ?? '';
}
