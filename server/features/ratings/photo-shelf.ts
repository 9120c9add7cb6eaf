/** Takes a tenant's id; returns the shelf of its guests' photos: none of them is found where the menu's pictures are. */
export function photoShelf(tenantId: string): string {
  return `${tenantId}--ratings`
}
