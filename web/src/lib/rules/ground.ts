/** The id of the drawing of the board that all pictures of the rules share. */
export const GROUND = 'board-ground';
