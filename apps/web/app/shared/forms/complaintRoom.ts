/**
 * A complaint that goes away while its field is mended would pull up everything below, often just as a finger comes
 * down on the next field: the press is lost, or lands on a link. So the room it took stays until the form is judged again.
 */
export function keepComplaintRoom(box: HTMLElement | null): void {
  for (const item of box?.querySelectorAll<HTMLElement>('.ant-form-item-has-error') ?? []) {
    // Its own height alone: the margin to the next field stays a margin.
    item.style.minHeight = `${item.getBoundingClientRect().height}px`;
    item.dataset['room'] = 'kept';
  }
}

export function releaseComplaintRoom(box: HTMLElement | null): void {
  for (const item of box?.querySelectorAll<HTMLElement>('[data-room]') ?? []) {
    item.style.removeProperty('min-height');
    delete item.dataset['room'];
  }
}
