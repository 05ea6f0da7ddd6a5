/** Nothing but Next: what its own script weighs is what ours is measured above. */
export default { poweredByHeader: false }
