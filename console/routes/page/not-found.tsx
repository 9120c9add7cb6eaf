/** Every other address: the error page says that there is no such page. */
export function loader(): never {
  // a thrown response is how a loader answers with a status
  throw new Response(null, { status: 404 })
}

export default function NotFound() {
  return null
}
