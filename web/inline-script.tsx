/** Runs as the page is read, before its first paint. Takes a text of our own, the same on every page that has it. */
export function InlineScript({ text }: { readonly text: string }) {
  // eslint-disable-next-line react/no-danger -- never holds what somebody wrote
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
