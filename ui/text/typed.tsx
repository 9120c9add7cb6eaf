import { isolateNumbers } from '#domain/site/isolate-numbers.ts'

interface TypedProps {
  readonly children: string
  readonly className?: string | undefined
}

/** What people typed, read in the direction of its own letters; a phone number in it keeps its order in an Arabic line. */
export function Typed({ children, className }: TypedProps) {
  return <bdi className={className}>{isolateNumbers(children)}</bdi>
}
