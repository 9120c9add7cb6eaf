/** Any address that is not one of ours (spec 2, 8). */
export function loader(): never {
  throw Response.json({ code: 'page-not-found' }, { status: 404 })
}

export default function NotFound() {
  return null
}
