interface Named {
  readonly name: string;
  readonly isLeader: boolean;
}

/** The user's place among the members, who are masked: the leader is known, another by the first character where only one has it. */
export function ownPlace(members: readonly Named[], own: Named): number | null {
  if (own.isLeader) return members.findIndex(({ isLeader }) => isLeader);
  const [first] = own.name;
  const places = members.flatMap((member, order) => (!member.isLeader && member.name[0] === first ? [order] : []));
  return places.length === 1 ? (places[0] ?? null) : null;
}
