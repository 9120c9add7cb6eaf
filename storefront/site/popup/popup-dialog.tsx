import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { BannerWire } from '#contract/platform/tenant.ts'
import { buttonClass } from '#ui/button-class.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useExtraText } from '../../i18n/use-extra-text.ts'
import { sectionId } from '../../menu/section-id.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { pictureUrl } from '../../shell/picture-url.ts'
import styles from './popup-dialog.module.css'

interface PopupDialogProps {
  readonly popup: BannerWire
  readonly onClose: () => void
}

/**
 * An advertisement over the page: closes on overlay, button and Esc; the page behind does not scroll, and the focus stays
 * inside until it goes back where it was (spec 4).
 */
export function PopupDialog({ popup, onClose }: PopupDialogProps) {
  const t = useExtraText()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    document.documentElement.classList.add('locked')
    return () => {
      document.documentElement.classList.remove('locked')
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    // Esc reaches a native dialog by itself; the click listener is for the overlay, which is not content
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.inner}>
        <span className={styles.close}>
          <IconButton icon={X} label={t('extra.close')} ground="float" onClick={onClose} />
        </span>
        <Picture popup={popup} />
        <div className={styles.words}>
          <h2 id={heading}>{popup.title}</h2>
          {popup.text && <p>{popup.text}</p>}
          <Way popup={popup} onClose={onClose} />
        </div>
      </div>
    </dialog>
  )
}

function Picture({ popup: { picture } }: { readonly popup: BannerWire }) {
  if (!picture) return null
  return (
    <div className={styles.plate} style={{ backgroundColor: picture.color }}>
      <img
        className={picture.cutout ? styles.cutout : styles.photo}
        src={pictureUrl(picture.id, 400)}
        srcSet={`${pictureUrl(picture.id, 400)} 400w, ${pictureUrl(picture.id, 800)} 800w`}
        sizes="326px"
        alt=""
        width={326}
        height={300}
      />
    </div>
  )
}

/** Spec 2: to an item page, to the menu at a group, or to another site in a new tab; by default nowhere. */
function Way({ popup, onClose }: PopupDialogProps) {
  const t = useExtraText()
  const look = buttonClass({ kind: 'p', size: 'lg', wide: true })
  if (popup.type === 'item' && popup.item_id)
    return (
      <LocalLink to={`/item/${popup.item_id}`} className={look} onClick={onClose}>
        {t('extra.to-item')}
      </LocalLink>
    )
  if (popup.type === 'group' && popup.group_id)
    return (
      <LocalLink to={`/menu#${sectionId(popup.group_id)}`} className={look} onClick={onClose}>
        {t('extra.to-menu')}
      </LocalLink>
    )
  if (popup.type === 'url' && popup.url)
    return (
      <a href={popup.url} className={look} target="_blank" rel="noopener noreferrer" onClick={onClose}>
        {t('extra.to-site')}
      </a>
    )
  return (
    <button type="button" className={look} onClick={onClose}>
      {t('extra.fine')}
    </button>
  )
}
