/** Next looks for this file in the folders above too, and would find the shop's. So it does for `proxy`: no bench may have that name. */
export function register() {}
