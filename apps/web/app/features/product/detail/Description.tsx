import { Panel } from '../Panel.tsx';
import styles from './Description.module.css';
import { splitChapters } from './splitChapters.ts';

interface DescriptionProps {
  html: string;
}

/** The shop's description. The server sanitised it when it was written: nothing in it can run. */
export function Description({ html }: DescriptionProps) {
  return (
    <Panel id="detail" title="详情" underTabs>
      {splitChapters(html).map((chapter) => (
        // oxlint-disable-next-line react/no-danger
        <div key={chapter.html} className={styles['chapter']} dangerouslySetInnerHTML={{ __html: compose(chapter) }} />
      ))}
    </Panel>
  );
}

function compose({ picture, html }: ReturnType<typeof splitChapters>[number]): string {
  return picture === null ? html : `${picture}<div>${html}</div>`;
}
