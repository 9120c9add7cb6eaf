import { useLayoutEffect, useRef, useState } from 'react'
import { useExtraText } from '../../i18n/use-extra-text.ts'
import { TagLine } from './tag-line.ts'
import { useSteps } from './use-steps.ts'

/** Takes the frame back: it is asked once more, to forget what was kept in it. */
export function ForgetTags({ frame }: { readonly frame: string }) {
  const t = useExtraText()
  return <iframe src={`${frame}?forget`} title={t('consent.title')} hidden aria-hidden tabIndex={-1} />
}

/** The frame in which the providers' scripts run, apart from the page (decision 0057), and the steps that it is told. */
export function Tags({ frame }: { readonly frame: string }) {
  const t = useExtraText()
  const element = useRef<HTMLIFrameElement>(null)
  const [line] = useState(() => new TagLine(new URL(frame).origin))
  // with the frame itself: one that the browser has kept may say that it listens before an effect of later would hear it
  useLayoutEffect(() => line.listen(() => element.current?.contentWindow ?? undefined), [line])
  useSteps(line)
  return <iframe ref={element} src={frame} title={t('consent.title')} hidden aria-hidden tabIndex={-1} />
}
