import type { Place } from '../aim.ts';
import styles from './PlaceDrawing.module.css';

/** The parts of a page in grey, and the place in it. */
const shapes: Readonly<Record<Place, { readonly page: string; readonly place: string }>> = {
  homeHero: { page: 'M6 6h60v4h-60zM6 14h40v34h-40zM50 14h16v15h-16z', place: 'M50 33h16v15h-16z' },
  homeStrip: {
    page: 'M6 6h60v4h-60zM6 14h28v12h-28zM38 14h28v12h-28zM6 42h60v6h-60z',
    place: 'M6 30h60v8h-60z',
  },
  category: {
    page: 'M6 6h60v4h-60zM6 14h12v34h-12zM22 28h12v20h-12zM38 28h12v20h-12zM54 28h12v20h-12z',
    place: 'M22 14h44v10h-44z',
  },
  search: {
    page: 'M6 6h60v4h-60zM6 14h12v16h-12zM22 14h12v16h-12zM38 14h12v16h-12zM6 34h12v14h-12zM22 34h12v14h-12zM38 34h12v14h-12zM54 34h12v14h-12z',
    place: 'M54 14h12v16h-12z',
  },
  article: {
    page: 'M6 6h60v4h-60zM16 14h40v3h-40zM16 20h40v3h-40zM16 26h40v3h-40zM16 32h28v3h-28z',
    place: 'M16 39h40v9h-40z',
  },
};

/** Where on a page it stands. */
export function PlaceDrawing({ place }: { place: Place }) {
  const shape = shapes[place];
  return (
    <svg className={styles['drawing']} viewBox="0 0 72 54" aria-hidden="true">
      <path d="M.5.5h71v53H.5z" className={styles['sheet']} />
      <path d={shape.page} className={styles['page']} />
      <path d={shape.place} className={styles['place']} />
    </svg>
  );
}
