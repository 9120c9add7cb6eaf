import { useState } from 'react'
import { ConsentBar } from './consent-bar.tsx'
import { keepConsent, readConsent } from './consent.ts'
import { Tags } from './tags.tsx'

/** Tells the tenant's providers of what the visitor does; where the tenant asks first, only after a yes. */
export default function Tracking({ frame, ask }: { readonly frame: string; readonly ask: boolean }) {
  const [answer, setAnswer] = useState(() => (ask ? readConsent() : 'yes'))
  if (answer === undefined)
    return (
      <ConsentBar
        onAnswer={(given) => {
          keepConsent(given)
          setAnswer(given)
        }}
      />
    )
  return answer === 'yes' ? <Tags frame={frame} /> : null
}
