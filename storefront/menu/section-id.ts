/** Takes a group's id; returns the id of its section on the page, to which banners and the rail lead. */
export function sectionId(groupId: string): string {
  return `g-${groupId}`
}
