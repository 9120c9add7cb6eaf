import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { localPath, plainPath } from '#domain/core/local-path.ts'
import { useChoiceText } from '../../i18n/use-choice-text.ts'
import { useLanguage, useSite } from '../use-site.ts'
import { usePlace } from '../../moves/moves.ts'

const load = () => import('./share-dialog.tsx')
const ShareDialog = lazy(load)

interface ShareButtonProps {
  /** An own path without language prefix; none = the page that it stands on. */
  readonly path?: string
  /** Of the page that it stands on; none = the restaurant's own. */
  readonly origin?: string
  /** What is shared, in words. */
  readonly title?: string
  readonly label?: string
}

/** Gives a link of the restaurant away: by the phone's own sheet, copied, or as a QR code (spec 2: dialogs share, QR). */
export function ShareButton({ path, origin, title, label }: ShareButtonProps) {
  const t = useChoiceText()
  const site = useSite()
  const language = useLanguage()
  const here = plainPath(usePlace().pathname)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={iconButtonClass('sunken')}
        aria-label={label ?? t('share.open')}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
      >
        <Icon of={Share2} />
      </button>
      {open && (
        <Suspense fallback={null}>
          <ShareDialog
            url={(origin ?? site.origin) + localPath(path ?? here, language)}
            title={title ?? site.name}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
