let following = false

/** The chat says so while a reply is being written on its screen: the page then follows the end of the reply. */
export function setFollowing(isWriting: boolean): void {
  following = isWriting
}

export const isFollowing = (): boolean => following
