import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useExtraText } from '../../i18n/use-extra-text.ts'
import styles from './consent-bar.module.css'

/** Another page has another foot, or none. */
function watchPage(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
const findFoot = () => document.querySelector('footer nav')

/** In the foot of the page, beside the privacy page: the question once more. */
export function ChangeAnswer({ onOpen }: { readonly onOpen: () => void }) {
  const t = useExtraText()
  const foot = useSyncExternalStore(watchPage, findFoot, () => null)
  return (
    foot &&
    createPortal(
      <button type="button" className={styles.change} onClick={onOpen}>
        {t('consent.change')}
      </button>,
      foot,
    )
  )
}
