/**
 * An empty window that will be led elsewhere. Browsers block windows that open after an answer has arrived, so it opens while the
 * user presses. Null where even that is refused. The page in it cannot reach back to this one.
 */
export function openWaitingWindow(name: string): Window | null {
  const opened = window.open('', '_blank');
  if (!opened) return null;
  opened.opener = null;
  opened.document.title = `正在打开${name}`;
  opened.document.body.textContent = `正在打开${name}，请稍候。`;
  return opened;
}
