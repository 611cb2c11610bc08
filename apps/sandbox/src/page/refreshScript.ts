/**
 * Fetches the same page again and swaps the part marked data-live when it changed, so that focus and scroll position elsewhere
 * stay. A meta refresh would throw the reader back to the top.
 */
export const refreshScript = `
setInterval(async () => {
  if (document.hidden) return;
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('[data-live]');
    const here = document.querySelector('[data-live]');
    if (next && here && next.innerHTML !== here.innerHTML && !here.contains(document.activeElement)) here.innerHTML = next.innerHTML;
  } catch { /* the sandbox is restarting; the next turn finds it again */ }
}, 2000);
`;
