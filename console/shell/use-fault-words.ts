import { useText } from '../i18n/use-text.ts'

/** Returns what is said under a field that is not taken: one without anything in it lacks that (spec 5). */
export function useFaultWords(): (typed: string) => string {
  const t = useText()
  return (typed) => t(typed.trim() === '' ? 'shell.required' : 'shell.wrong')
}
