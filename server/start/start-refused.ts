/** A reason not to start that a person can act on: its message is one clear sentence, shown without a stack. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
