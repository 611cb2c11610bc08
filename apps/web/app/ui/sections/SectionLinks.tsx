import { scrollToSection } from './scrollToSection.ts';
import { useSectionInView } from './useSectionInView.ts';

interface SectionLinksProps {
  /** The name of the navigation, for screen readers. */
  label: string;
  /** The parts of the page in their order. */
  sections: readonly { readonly id: string; readonly label: string; readonly note?: string | undefined }[];
  className?: string | undefined;
}

/** Leads to the parts of a long page and shows which one is being read. */
export function SectionLinks({ label, sections, className }: SectionLinksProps) {
  const current = useSectionInView(sections.map(({ id }) => id));
  return (
    <nav className={className} aria-label={label}>
      {sections.map(({ id, label: text, note }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={scrollToSection}>
          {text}
          {note && <small>{note}</small>}
        </a>
      ))}
    </nav>
  );
}
