import { site } from '../../../config/site.ts';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import styles from './LegalRow.module.css';

/** The facts that the law demands at the foot of every page: operator, licence and ICP number. */
export function LegalRow() {
  return (
    <div className={styles['row']}>
      <nav className={styles['links']} aria-label="法律信息">
        <LightLink to="/privacyPolicy">隐私政策</LightLink>
        <LightLink to="/serviceTerms">服务协议</LightLink>
        <LightLink to="/guide">购物指南</LightLink>
        <a href={site.licenceUrl} target="_blank" rel="noreferrer">
          营业执照
        </a>
      </nav>
      <p className={styles['company']}>
        <span>{site.companyName}</span>
        <a href={site.icpUrl} target="_blank" rel="noreferrer">
          {site.icpNumber}
        </a>
      </p>
      <p>© 2026 {site.name}</p>
    </div>
  );
}
