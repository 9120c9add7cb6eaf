import { useEffect, useRef, useState } from 'react'
import { ChoiceRow } from '#ui/fields/choice-row.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '../../shell/use-client.ts'
import { useDriverText } from '../../i18n/use-driver-text.ts'
import styles from './driver-page.module.css'

/** Often enough to follow a car, seldom enough for its battery. */
const sendEveryMs = 10_000

interface SharePlaceProps {
  readonly runId: string
  readonly sharing: boolean
  readonly onChanged: (sharing: boolean) => void
}

/** By choice alone: the browser is asked for the position only once the switch is on, and sends none when it is off. */
export function SharePlace({ runId, sharing, onChanged }: SharePlaceProps) {
  const t = useDriverText()
  const client = useClient()
  const [on, setOn] = useState(false)
  const [failed, setFailed] = useState(false)
  const sent = useRef(0)
  useEffect(() => {
    if (!on) return undefined
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude } }) => {
        setFailed(false)
        if (Date.now() - sent.current < sendEveryMs) return
        sent.current = Date.now()
        client.sharePlace(runId, { latitude, longitude }).then(
          ({ sharing: is }) => onChanged(is),
          () => {},
        )
      },
      ({ code, message }) => {
        // eslint-disable-next-line no-console -- logged, as the specification says; the driver is told besides
        console.info('geolocation', code, message)
        setFailed(true)
      },
      { enableHighAccuracy: true, maximumAge: 5000 },
    )
    return () => navigator.geolocation.clearWatch(watch)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the page's latest callback does the same as its first
  }, [on, client, runId])
  const change = (wanted: boolean) => {
    setOn(wanted)
    sent.current = 0
    if (wanted) return
    setFailed(false)
    client.sharePlace(runId, null).then(
      () => onChanged(false),
      () => {},
    )
  }
  return (
    <div>
      <ChoiceRow type="checkbox" toggle name="share" checked={on} onChange={change}>
        {t('driver.share')}
        <br />
        <span className={styles.hint}>{t('driver.share-hint')}</span>
      </ChoiceRow>
      {failed && (
        <Note tone="warn" alert>
          {t('driver.share-failed')}
        </Note>
      )}
      <span role="status" className="vh">
        {sharing && on && t('driver.share')}
      </span>
    </div>
  )
}
