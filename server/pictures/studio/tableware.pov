#macro Product_mug() union {
  object { Vessel(1.12, 1.2, 2.5, .1, .22) }
  difference { torus { .72, .17 rotate 90*x scale <.95, 1.1, 1> translate <1.35, 1.3, 0> } cylinder { .1*y, 3*y, 1.13 } }
  material { Body } } #end
#macro Product_cup() #declare View = <23, 22, 1.25>; union {
  object { Vessel(.62, 1.05, 1.15, .07, .34) translate .2*y }
  difference { torus { .34, .085 rotate 90*x scale <1, 1.05, 1> translate <1.15, .85, 0> } cone { .1*y, .68, 1.4*y, .98 } }
  lathe { cubic_spline 11, <-.1, .06>, <0, .06>, <.7, .06>, <.8, .1>, <1.4, .2>, <1.95, .36>, <1.98, .4>, <1.94, .43>, <1.4, .28>, <.75, .16>, <0, .15> }
  material { Body } } #end
#macro Product_plate() #declare View = <38, 10, 1>; lathe { cubic_spline 13, <-.1, .06>, <0, .06>, <1.2, .06>, <1.55, .02>, <1.75, .06>, <2.2, .24>, <2.75, .36>, <2.8, .4>, <2.76, .44>, <2.2, .34>, <1.7, .16>, <1, .13>, <0, .13> 
  material { Body } } #end
#macro Product_bowl() #declare View = <38, 10, 1>; object {
  Vessel(.8, 2, 1.35, .11, .5)
  material { Body } } #end
#macro Product_tumbler() lathe { cubic_spline 13, <-.1, 0>, <0, 0>, <.6, 0>, <.78, .03>, <.84, .12>, <.92, 1.2>, <1, 2.3>, <.975, 2.34>, <.95, 2.3>, <.87, 1.2>, <.76, .36>, <.4, .28>, <0, .26> 
  material { Body } } #end
#macro Product_wine_glass() lathe { cubic_spline 19, <-.1, 0>, <0, 0>, <.8, 0>, <.85, .04>, <.3, .12>, <.1, .35>, <.085, 1.2>, <.14, 1.55>, <.55, 1.78>, <.9, 2.3>, <.92, 2.8>, <.76, 3.5>, <.745, 3.53>, <.73, 3.5>, <.885, 2.8>, <.86, 2.3>, <.5, 1.83>, <.1, 1.68>, <0, 1.66> 
  material { Body } } #end
#macro Product_carafe() lathe { cubic_spline 17, <-.1, .05>, <0, .05>, <.9, 0>, <1.15, .12>, <1.25, .6>, <.95, 1.5>, <.45, 2.35>, <.42, 2.7>, <.6, 3.3>, <.58, 3.34>, <.55, 3.3>, <.37, 2.7>, <.4, 2.33>, <.89, 1.5>, <1.19, .6>, <.9, .15>, <0, .12> 
  material { Body } } #end
#macro Product_pitcher() union {
  lathe { cubic_spline 15, <-.1, 0>, <0, 0>, <.9, 0>, <1.1, .15>, <1.3, .9>, <1.1, 1.9>, <.82, 2.6>, <.98, 3.15>, <.94, 3.19>, <.9, 3.15>, <.75, 2.6>, <1.02, 1.9>, <1.2, .9>, <.9, .16>, <0, .12> }
  object { Bow(<.85, 2.75, 0>, <1.75, 2.55, 0>, <1.75, 1.4, 0>, <1.2, 1, 0>, .13) }
  sphere_sweep { linear_spline 2, <-.75, 2.95, 0>, .2, <-1.08, 3.1, 0>, .1 scale <1, 1, 1.1> }
  material { Body } } #end
#macro Product_teapot() #declare View = <23, 22, 1.1>; union {
  lathe { cubic_spline 9, <-.1, 0>, <0, 0>, <.8, 0>, <1, .1>, <1.42, .8>, <1.2, 1.5>, <.62, 1.82>, <0, 1.86>, <-.1, 1.86> }
  lathe { cubic_spline 8, <-.1, 1.8>, <0, 1.8>, <.7, 1.8>, <.7, 1.88>, <.4, 2.02>, <.12, 2.08>, <0, 2.08>, <-.1, 2.08> }
  sphere { <0, 2.2, 0>, .18 }
  object { Bow(<1.05, 1.5, 0>, <2, 1.6, 0>, <2, .7, 0>, <1.3, .6, 0>, .12) }
  sphere_sweep { cubic_spline 5, <-.7, .4, 0>, .4, <-1.1, .7, 0>, .33, <-1.6, 1.05, 0>, .19, <-1.95, 1.7, 0>, .12, <-2.1, 2, 0>, .1 }
  material { Body } } #end
#macro Product_cutlery() #declare View = <52, 0, 1.3>;
  union {
    // Fork
    union { sphere_sweep { cubic_spline 5, <0, .06, -2.6>, .2, <0, .06, -2>, .17, <0, .1, -.5>, .09, <0, .16, .5>, .1, <0, .1, .8>, .2 }
      object { Slab(<-.32, -.05, .55>, <.32, .09, 1.1>, .06) rotate -6*x translate .13*y }
      #for (I, -1.5, 1.5) object { Rod(<I*.18, .16, 1.05>, <I*.18, .1, 2.1>, .055) } #end
      scale <1, .6, 1> translate -1*x }
    // Knife
    union { sphere_sweep { cubic_spline 5, <0, .08, -2.6>, .2, <0, .08, -2>, .18, <0, .08, -1>, .14, <0, .08, 0>, .11, <0, .08, .5>, .11 }
      intersection { cylinder { <-1.75, 0, .75>, <-1.75, .09, .75>, 2.05 } box { <-.14, 0, -.2>, <.4, .1, 2.6> } }
      scale <1, .6, 1> }
    // Spoon
    union { sphere_sweep { cubic_spline 5, <0, .06, -2.6>, .2, <0, .06, -2>, .17, <0, .1, -.5>, .09, <0, .16, .6>, .09, <0, .1, .8>, .2 }
      difference { sphere { 0, 1 scale <.45, .2, .72> } sphere { 0, 1 scale <.4, .17, .66> translate .08*y } plane { -y, -.11 } translate <0, .22, 1.25> }
      scale <1, .7, 1> translate 1*x }
    material { Body } } #end
#macro Product_tray() #declare View = <38, 10, 1>; difference { object { Slab(<-2.2, 0, -1.5>, <2.2, .5, 1.5>, .2) } object { Slab(<-2.05, .12, -1.35>, <2.05, 1, 1.35>, .16) }
    box { <-3, .4, -2>, <3, 1, 2> } 
    object { Slab(<-3, .2, -.5>, <3, .33, .5>, .06) }
  material { Body } } #end
#macro Product_jar() union {
  lathe { cubic_spline 15, <-.1, .05>, <0, .05>, <.85, 0>, <1, .12>, <1.02, 1>, <1, 2>, <.82, 2.3>, <.8, 2.55>, <.77, 2.58>, <.74, 2.55>, <.76, 2.28>, <.93, 1.98>, <.95, 1>, <.85, .16>, <0, .14> material { Body } }
  object { Tube(2.5*y, 2.95*y, .9) Wood(srgb <.82, .62, .4>) }
  torus { .82, .05 translate 2.48*y material { White } } } #end
#macro Product_canister() union {
  object { Tube(0*y, 2.2*y, 1.1) material { Body } }
  object { Tube(2.22*y, 2.42*y, 1.12) Wood(srgb <.75, .54, .33>) }
  sphere { <0, 2.6, 0>, .26 Wood(srgb <.75, .54, .33>) } } #end
#macro Product_food_container() union {
  difference { object { Round_Box_Merge(<-1.7, 0, -1.2>, <1.7, 1.1, 1.2>, .28) } object { Round_Box_Merge(<-1.6, .12, -1.1>, <1.6, 3, 1.1>, .22) } box { <-3, 1.02, -3>, <3, 3, 3> } material { Body } }
  object { Slab(<-1.76, 1.04, -1.26>, <1.76, 1.26, 1.26>, .1) material { Grey } }
  #for (I, -1, 1, 2) object { Slab(<I*1.78-.06, .75, -.45>, <I*1.78+.06, 1.24, .45>, .05) material { Grey } } #end
  object { Slab(<-1.4, 1.2, -.9>, <1.4, 1.3, .9>, .05) material { Grey } } } #end
#macro Product_baking_dish() #declare View = <38, 10, 1.1>; union {
  difference { object { Slab(<-2, 0, -1.35>, <2, 1.4, 1.35>, .3) } object { Slab(<-1.88, .13, -1.23>, <1.88, 3, 1.23>, .26) } box { <-3, .82, -3>, <3, 3, 3> } }
  object { Slab(<-2.06, .74, -1.41>, <2.06, .86, 1.41>, .06) clipped_by { union { box { <-3, 0, -3>, <-1.9, 2, 3> } box { <1.9, 0, -3>, <3, 2, 3> } box { <-3, 0, -3>, <3, 2, -1.25> } box { <-3, 0, 1.25>, <3, 2, 3> } } } }
  #for (I, -1, 1, 2) object { Slab(<I*2.3-.3, .7, -.55>, <I*2.3+.3, .86, .55>, .08) } #end
  material { Body } } #end
