import { languages } from '#domain/core/words.ts'
import { makeErrorLog } from '#web/make-error-log.ts'
import { loadLaterTexts } from './i18n/catalogue.ts'

await Promise.all(languages.map((language) => loadLaterTexts(language)))

export { answerPage as default } from '#web/answer-page.tsx'
export { makeContext } from '#web/make-context.ts'
export const handleError = makeErrorLog('storefront')
