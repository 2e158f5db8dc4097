/** The weights of the features, in their order, fitted by `npm run bench -- train`. */
export const WEIGHTS: Float64Array = Float64Array.from([
  /* turns */ 0.022, /* groupTurns */ -0.2522, /* steps */ -2.3092, /* hangar */ -0.4491, /* column */ 0.6963,
  /* home */ 0.0156, /* threat */ -0.3837, /* threatOnTurn */ -0.2085, /* stacked */ -0.2768,
  /* onTurn */ 0.3583, /* thirdSix */ -0.2417,
]);
