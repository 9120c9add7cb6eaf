import { makeErrorLog } from '#web/make-error-log.ts'

export { answerPage as default } from '#web/answer-page.tsx'
export { makeContext } from '#web/make-context.ts'
export const handleError = makeErrorLog('console')
