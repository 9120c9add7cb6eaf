import { useState } from 'react'
import { ChangeAnswer } from './change-answer.tsx'
import { ConsentBar } from './consent-bar.tsx'
import { keepConsent, readConsent, type Consent } from './consent.ts'
import { ForgetTags, Tags } from './tags.tsx'

/**
 * Tells the tenant's providers of what the visitor does; where the tenant asks first, only after a yes, which can be taken
 * back as easily as it was given (decision 0078).
 */
export default function Tracking({ frame, ask }: { readonly frame: string; readonly ask: boolean }) {
  const [answer, setAnswer] = useState(() => (ask ? readConsent() : 'yes'))
  const [asked, setAsked] = useState<'first' | 'again' | undefined>(
    answer === undefined ? 'first' : undefined,
  )
  const [takenBack, setTakenBack] = useState(false)
  const give = (given: Consent) => {
    keepConsent(given)
    setTakenBack(answer === 'yes' && given === 'no')
    setAnswer(given)
    setAsked(undefined)
  }
  return (
    <>
      {answer === 'yes' && <Tags frame={frame} />}
      {takenBack && <ForgetTags frame={frame} />}
      {asked && <ConsentBar again={asked === 'again'} onAnswer={give} />}
      {ask && !asked && <ChangeAnswer onOpen={() => setAsked('again')} />}
    </>
  )
}
