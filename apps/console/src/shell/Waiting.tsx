/** How many things wait behind an entry of the menu, for eyes and for ears. */
export function Waiting({ count }: { count: string | undefined }) {
  if (count === undefined) return null;
  return (
    <>
      <em title="等我处理的" aria-hidden="true">
        {count}
      </em>
      <span className="visuallyHidden">，{count} 件等我处理</span>
    </>
  );
}
