import type { EntryContext, RouterContextProvider } from 'react-router'
import { languages } from '#domain/core/words.ts'
import { answerPage } from '#web/answer-page.tsx'
import { makeErrorLog } from '#web/make-error-log.ts'
import { loadLaterTexts } from './i18n/catalogue.ts'
import { answerPublicPage } from './public/answer-public-page.tsx'

await Promise.all(languages.map((language) => loadLaterTexts(language)))

export default function answer(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Response | Promise<Response> {
  return (
    answerPublicPage({ request, status, headers, routerContext, context }) ??
    answerPage(request, status, headers, routerContext, context)
  )
}

export { makeContext } from '#web/make-context.ts'
export const handleError = makeErrorLog('storefront')
