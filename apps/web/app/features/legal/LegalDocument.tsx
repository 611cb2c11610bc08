import { policies, type PolicyName } from '@jiwu/contract/policies';
import styles from './LegalDocument.module.css';

export interface LegalText {
  html: string;
  headings: { id: string; text: string }[];
}

interface LegalDocumentProps extends LegalText {
  name: PolicyName;
}

/** A legal text with its version, and its chapters beside it where there is room. */
export function LegalDocument({ name, html, headings }: LegalDocumentProps) {
  const { title, version, effectiveOn } = policies[name];
  return (
    <div className={styles['page']}>
      <nav className={styles['contents']} aria-label="目录">
        <p>目录</p>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles['text']}>
        <h1>{title}</h1>
        <p className={styles['version']}>
          版本 {version} · <time dateTime={effectiveOn}>{effectiveOn}</time> 起生效
        </p>
        {/* Our own Markdown, turned into HTML at build. */}
        {/* oxlint-disable-next-line react/no-danger */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </article>
    </div>
  );
}
