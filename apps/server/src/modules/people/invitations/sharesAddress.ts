interface Place {
  readonly phoneNumber: string;
  readonly divisionCode: string;
  readonly detail: string;
}

/** Whether two people have goods sent to the same door: the same detail, with the same phone number or in the same district. */
export function sharesAddress(some: readonly Place[], others: readonly Place[]): boolean {
  const doors = new Set(others.flatMap(doorsOf));
  return some.some((place) => doorsOf(place).some((door) => doors.has(door)));
}

function doorsOf({ phoneNumber, divisionCode, detail }: Place): string[] {
  return [`${phoneNumber} ${plain(detail)}`, `${divisionCode} ${plain(detail)}`];
}

/** 文三路４７８号 3 幢-1202 and 文三路 478 号 3 幢 1202 are one door. */
function plain(detail: string): string {
  return detail
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}\p{Z}]/gu, '');
}
