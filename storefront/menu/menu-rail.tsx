import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { N } from '#ui/text/n.tsx'
import { useText } from '../i18n/use-text.ts'
import type { MenuSection } from './menu-section.ts'
import styles from './menu-rail.module.css'
import { sectionId } from './section-id.ts'
import { useCurrentSection } from './use-current-section.ts'

/** The sections: a row that sticks to the top, from 1200 px on a column at the side with counts (design 5). */
export function MenuRail({ sections }: { readonly sections: readonly MenuSection[] }) {
  const t = useText()
  const rail = useRef<HTMLElement>(null)
  const current = useCurrentSection(sections.map((section) => section.id))
  useCentred(rail, current)
  return (
    <nav ref={rail} className={styles.rail} aria-label={t('menu.groups')}>
      {sections.map((section, i) => (
        <a
          key={section.id}
          href={`#${sectionId(section.id)}`}
          aria-current={section.id === current ? 'true' : undefined}
          onClick={goToSection}
        >
          {section.picture && (
            <img src={section.picture} alt="" width={28} height={28} loading={i < 5 ? undefined : 'lazy'} />
          )}
          {section.name}
          <span className={styles.count}>
            <N>{section.items.length}</N>
          </span>
        </a>
      ))}
    </nav>
  )
}

/** Scrolls the rail, never the page, so that the current section stands in its middle. */
function useCentred(rail: { current: HTMLElement | null }, current: string | undefined): void {
  const centred = useRef(current)
  useEffect(() => {
    // who has moved the rail before the page came to life keeps it where it is
    if (centred.current === current) return
    centred.current = current
    const row = rail.current
    const pill = row?.querySelector<HTMLElement>('[aria-current]')
    if (!row || !pill || row.scrollWidth <= row.clientWidth) return
    const middle = pill.offsetLeft + pill.offsetWidth / 2 - row.clientWidth / 2
    row.scrollTo({ left: middle, behavior: calm() ? 'auto' : 'smooth' })
  }, [rail, current])
}

/** Goes to a section without a new entry in the history, and moves the keyboard there. */
function goToSection(event: MouseEvent<HTMLAnchorElement>): void {
  const section = document.getElementById(event.currentTarget.hash.slice(1))
  if (!section || event.metaKey || event.ctrlKey) return
  event.preventDefault()
  section.scrollIntoView({ behavior: calm() ? 'auto' : 'smooth' })
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
}

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
