/**
 * V8's flags in a process that has a thread for notes, each with what it is otherwise. Together its defaults cost a note
 * a fifth of its processor time. The build keeps compiled code made under the same ones, since V8 takes up no other.
 */
export const noteThreadFlags = [
  // Patterns would be compiled twice, to be interpreted once and then to machine code: half of a first note's time.
  // Not by --no-regexp-tier-up: what a running program has interpreted by then is jumped into as if it were machine code.
  { set: '--regexp-tier-up-ticks=0', otherwise: '--regexp-tier-up-ticks=1' },
  // Space for new objects would begin at 1 MB, and stay there where the server's is bounded first.
  { set: '--min-semi-space-size=2', otherwise: '--min-semi-space-size=0' },
  // To sweep so little several threads would be woken each time.
  { set: '--no-parallel-scavenge', otherwise: '--parallel-scavenge' },
  // What lives through a sweep in the midst of a note would soon be made among the old objects: dead with the note, but
  // collected much later, and keeping alive what it points to.
  { set: '--no-allocation-site-pretenuring', otherwise: '--allocation-site-pretenuring' },
  // The pipeline is wide and flat: inlining deep into it costs the compiler more than the notes of a day gain by it.
  {
    set: '--max-inlined-bytecode-size-cumulative=300',
    otherwise: '--max-inlined-bytecode-size-cumulative=920',
  },
] as const;
