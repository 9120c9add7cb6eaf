import { useEffect, useState } from 'react'
import type { BannerWire } from '#contract/platform/tenant.ts'
import { duePopup, popupAwaySeconds, popupCookie, showsPopups } from '#domain/site/popup.ts'
import { plainPath } from '#domain/core/local-path.ts'
import { pageCookies } from '#web/browser-stores.ts'
import { useShopClient } from '../../shell/use-shop-client.ts'
import { useSite } from '../../shell/use-site.ts'
import { PopupDialog } from './popup-dialog.tsx'
import { whenResting } from './when-resting.ts'
import { usePlace } from '../../moves/moves.ts'

const times = { restMs: 1200, patienceMs: 8000 }

/** Shown while this document lives: one that may come again at once still comes once. */
const shownHere = new Set<string>()

/** The popup that is due on home and menu, once the visitor rests; then it stays away for its period (spec 2, 4). */
export function Popups() {
  const client = useShopClient()
  const { popups } = useSite()
  const here = showsPopups(plainPath(usePlace().pathname))
  const [popup, setPopup] = useState<BannerWire>()
  useEffect(() => {
    if (!popups || !here) return
    let callOff = () => {}
    let gone = false
    const begin = async () => {
      const { data } = await client.banners('web_popup')
      const due = duePopup(
        data.filter(({ id }) => !shownHere.has(id)),
        pageCookies.read(),
      )
      if (!due || gone) return
      callOff = whenResting(() => {
        // another tab may have shown it meanwhile
        if (!duePopup([due], pageCookies.read())) return
        keepAway(due)
        setPopup(due)
      }, times)
    }
    // without an answer there is no popup; the page is whole without it
    begin().catch(() => {})
    return () => {
      gone = true
      callOff()
      // it belongs to the page over which it came
      setPopup(undefined)
    }
  }, [client, popups, here])
  return popup && <PopupDialog popup={popup} onClose={() => setPopup(undefined)} />
}

function keepAway(popup: BannerWire): void {
  shownHere.add(popup.id)
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  const age = popupAwaySeconds(popup)
  pageCookies.keep(`${popupCookie(popup.id)}=1; path=/; max-age=${age}; samesite=lax${secure}`)
}
