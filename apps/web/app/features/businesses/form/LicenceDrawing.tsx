import styles from './LicenceDrawing.module.css';

export type Shot = 'good' | 'glare' | 'cut' | 'blurred';

/** A licence as it was photographed: well, or in one of the ways in which nobody can read it. */
export function LicenceDrawing({ shot }: { shot: Shot }) {
  return (
    <svg
      className={styles['drawing']}
      data-shot={shot}
      viewBox={shot === 'cut' ? '60 30 190 133' : '0 0 280 196'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="280" height="196" fill="#f3f1ec" />
      <rect x="22" y="16" width="236" height="164" fill="#fffdf7" stroke="#d8cfb8" />
      <rect x="28" y="22" width="224" height="152" fill="none" stroke="#e6dfcd" />
      <text x="140" y="54" textAnchor="middle" fontSize="18" fontWeight="700" letterSpacing="8" fill="#8a7a52">
        营业执照
      </text>
      <path
        d="M46 78h28M84 78h92M46 98h28M84 98h70M46 118h28M84 118h110M46 138h28M84 138h58"
        stroke="#b9b09a"
        strokeWidth="5"
      />
      <rect x="206" y="116" width="34" height="34" fill="none" stroke="#b9b09a" strokeWidth="2" />
      <path d="M212 122h8v8h-8zM226 122h8v8h-8zM212 136h8v8h-8zM228 138h6v6h-6z" fill="#b9b09a" />
      <circle cx="196" cy="152" r="15" fill="none" stroke="#cfa79f" strokeWidth="2" />
      {shot === 'glare' && <path d="M84 66h150l-34 76H50z" fill="#fff" opacity=".86" />}
    </svg>
  );
}
