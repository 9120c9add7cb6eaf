import { useState, useLayoutEffect, useRef } from 'react'
import { ChangeAnswer } from './change-answer.tsx'
import { ConsentBar } from './consent-bar.tsx'
import { keepConsent, readConsent, type Consent } from './consent.ts'
import { useExtraText } from '../../i18n/use-extra-text.ts'
import { TagLine } from './tag-line.ts'
import { useSteps } from './use-steps.ts'

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

/** Takes the frame back: it is asked once more, to forget what was kept in it. */
function ForgetTags({ frame }: { readonly frame: string }) {
  const t = useExtraText()
  return <iframe src={`${frame}?forget`} title={t('consent.title')} hidden aria-hidden tabIndex={-1} />
}

/** The frame in which the providers' scripts run, apart from the page (decision 0057), and the steps that it is told. */
function Tags({ frame }: { readonly frame: string }) {
  const t = useExtraText()
  const element = useRef<HTMLIFrameElement>(null)
  const [line] = useState(() => new TagLine(new URL(frame).origin))
  // with the frame itself: one that the browser has kept may say that it listens before an effect of later would hear it
  useLayoutEffect(() => line.listen(() => element.current?.contentWindow ?? undefined), [line])
  useSteps(line)
  return <iframe ref={element} src={frame} title={t('consent.title')} hidden aria-hidden tabIndex={-1} />
}
