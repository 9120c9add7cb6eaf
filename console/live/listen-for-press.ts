/**
 * Takes what to do when a press begins and when it is over, which is once the click that ends it has reached what was pressed.
 * Returns how to stop.
 */
export function listenForPress(begin: () => void, end: () => void): () => void {
  const press = (event: PointerEvent) => {
    if (endsInSight(event)) begin()
  }
  const later = () => void setTimeout(end, 0)
  window.addEventListener('pointerdown', press, { capture: true })
  window.addEventListener('pointerup', later)
  window.addEventListener('pointercancel', end)
  window.addEventListener('blur', end)
  return () => {
    window.removeEventListener('pointerdown', press, { capture: true })
    window.removeEventListener('pointerup', later)
    window.removeEventListener('pointercancel', end)
    window.removeEventListener('blur', end)
  }
}

/** A menu or a list of the browser's own may keep to itself that the pointer came up. */
const endsInSight = ({ button, target }: PointerEvent) =>
  button === 0 && !(target instanceof Element && target.closest('select'))
