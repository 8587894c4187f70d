#macro Product_frying_pan() #declare View = <38, 10, 1.32>; union {
  object { Vessel(1.75, 2.1, .75, .07, .25) material { Body } }
  cylinder { .075*y, .085*y, 1.6 material { Iron } }
  object { Bow(<1.95, .5, 0>, <2.3, .6, 0>, <2.7, .75, 0>, <3, .8, 0>, .1) scale <1, 1, 2> material { Steel } }
  sphere_sweep { cubic_spline 6, <2.6, .7, 0>, .14, <2.85, .77, 0>, .15, <3.6, .92, 0>, .17, <4.4, 1, 0>, .2, <4.9, 1, 0>, .17, <5, 1, 0>, .14 scale <1, 1, 1.3> material { Black } }
  rotate 35*y } #end
#macro Lid(R, H) union {
  lathe { cubic_spline 9, <-.1, .02>, <R*.99, 0>, <R*1.03, .05>, <R*.97, .1>, <R*.85, H*.45>, <R*.5, H*.85>, <R*.15, H>, <0, H>, <-.1, H> }
  cylinder { H*.95*y, (H+.16)*y, .08 } sphere { 0, 1 scale <.24, .12, .24> translate (H+.2)*y } } #end
#macro Ears(R, Y, W) #for (I, -1, 1, 2) object { Bow(<I*R*.97, Y, -W>, <I*(R+.3), Y+.06, -W*.8>, <I*(R+.3), Y+.06, W*.8>, <I*R*.97, Y, W>, .08) } #end #end
#macro Product_saucepan() #declare View = <23, 22, 1.4>; union {
  object { Vessel(1.3, 1.3, 1.4, .06, .15) material { Body } }
  torus { 1.28, .05 translate 1.38*y material { Body } }
  object { Bow(<1.2, 1.1, 0>, <1.5, 1.15, 0>, <2.6, 1.35, 0>, <3.5, 1.4, 0>, .11) scale <1, 1, 1.6> material { Steel } }
  rotate 30*y } #end
#macro Product_stockpot() union {
  object { Vessel(1.6, 1.6, 2.2, .07, .18) material { Body } }
  torus { 1.58, .06 translate 2.2*y material { Body } }
  object { Lid(1.56, .4) translate 2.24*y material { Body } }
  union { Ears(1.6, 1.75, .5) material { Steel } } } #end
#macro Product_casserole() #declare View = <23, 22, 1.22>; union {
  object { Vessel(1.6, 1.75, 1.3, .12, .3) }
  object { Lid(1.72, .5) translate 1.28*y }
  union { Ears(1.7, 1.1, .5) scale <1, 1, 1> }
  material { Body } } #end
#macro Product_knife() #declare View = <52, 0, 1.2>; union {
  prism { cubic_spline -.02, .02, 11, <-3, .25>, <-2.9, .02>, <-1.5, -.38>, <0, -.48>, <1.3, -.5>, <1.38, -.4>, <1.38, .28>, <0, .3>, <-2.9, .02>, <-3, .25>, <-2.5, .2> material { Body } }
  object { Slab(<1.3, -.09, -.14>, <1.6, .09, .32>, .05) material { Steel } }
  difference { object { Slab(<1.5, -.13, -.18>, <3.6, .13, .3>, .1) } cylinder { <2.6, -1, -.95>, <2.6, 1, -.95>, .85 } material { Black } }
  #for (I, 0, 2) cylinder { <1.9 + I*.6, -.14, .1>, <1.9 + I*.6, .135, .1>, .06 material { Steel } } #end
  translate .14*y rotate <0, 35, 0> } #end
#macro Product_cutting_board() #declare View = <38, 10, 1.15>; difference {
  object { Slab(<-1.5, 0, -2.2>, <1.5, .3, 2.2>, .12) }
  cylinder { <0, -1, 1.75>, <0, 1, 1.75>, .22 }
  difference { object { Slab(<-1.32, .24, -2.02>, <1.32, 1, 1.4>, .1) } object { Slab(<-1.2, -.2, -1.9>, <1.2, 1, 1.28>, .1) } }
  material { Body } rotate 20*y } #end
#macro Handle(M) union { sphere_sweep { cubic_spline 6, <0, 0, .9>, .08, <0, 0, .8>, .1, <0, 0, 0>, .11, <0, 0, -1>, .15, <0, 0, -2>, .16, <0, 0, -2.1>, .1 material { M } } } #end
#macro Product_spatula() #declare View = <52, 0, 1.35>; union {
  difference { object { Slab(<-.6, 0, 1.6>, <.6, .1, 3.2>, .05) } #for (I, -1, 1) object { Slab(<I*.3-.07, -1, 1.95>, <I*.3+.07, 1, 2.9>, .05) } #end }
  object { Bow(<0, .08, 1.8>, <0, .3, 1.3>, <0, .42, .6>, <0, .42, -.6>, .09) }
  object { Handle(Body) translate <0, .42, -.6> }
  material { Body } rotate 40*y } #end
#macro Product_ladle() #declare View = <52, 0, 1.35>; union {
  difference { sphere { 0, 1 } sphere { 0, .9 } box { <-2, 0, -2>, <2, 2, 2> } scale <1, .8, 1> translate <0, .8, 2> }
  object { Bow(<0, .75, 1.1>, <0, 1.05, .6>, <0, 1.05, 0>, <0, .9, -1.2>, .1) }
  object { Handle(Body) translate <0, .82, -1.6> }
  material { Body } rotate 40*y } #end
#macro Product_whisk() #declare View = <52, 0, 1.3>; union {
  #for (I, 0, 5)
    #local D = vrotate(x, I*30*z);
    object { Bow(<0, 0, .5> + D*.1, <0, 0, 1.4> + D*.48, <0, 0, 2.5> + D*.62, <0, 0, 3.3> + D*.02, .032) }
    object { Bow(<0, 0, .5> - D*.1, <0, 0, 1.4> - D*.48, <0, 0, 2.5> - D*.62, <0, 0, 3.3> - D*.02, .032) }
  #end
  cylinder { -.2*z, .55*z, .17 }
  object { Handle(Body) scale <1.25, 1.25, 1> translate -.8*z }
  material { Body } translate .62*y rotate <-3, 40, 0> } #end
#macro Product_grater()
  #local Holes = union {
    #for (I, 0, 5) #for (J, 0, 9) sphere { 0, .1 scale <1, .8, 1> translate <(I - 2.5)*.25 + mod(J, 2)*.1 - .05, .7 + J*.24, -1> } #end #end }
  union {
    difference {
      intersection { object { Slab(<-1.1, 0, -.8>, <1.1, 3.4, .8>, .15) }
        plane { -z, 0 rotate 6*x translate <0, 3.4, -.45> } plane { z, 0 rotate -6*x translate <0, 3.4, .45> } plane { x, 0 rotate 7*z translate <.7, 3.4, 0> } plane { -x, 0 rotate -7*z translate <-.7, 3.4, 0> } }
      object { Holes rotate 6*x translate <0, 0, .2> pigment { rgb .05 } }
      object { Holes rotate 6*x translate <0, 0, .0> rotate 90*y pigment { rgb .05 } }
      material { Body } }
    object { Slab(<-.75, 3.25, -.5>, <.75, 3.5, .5>, .1) material { Black } }
    object { Bow(<-.6, 3.4, 0>, <-.5, 4.1, 0>, <.5, 4.1, 0>, <.6, 3.4, 0>, .13) material { Black } } } #end
#macro Product_moka_pot() union {
  intersection { cone { 0, 1.05, 1.6*y, .78 } #for (I, 0, 7) plane { x, 0 rotate 9.5*z translate .98*x rotate I*45*y } #end material { Body } }
  cylinder { 1.58*y, 1.85*y, .84 material { Body } }
  intersection { cone { 1.85*y, .72, 3.5*y, 1.02 } #for (I, 0, 7) plane { x, 0 rotate -10*z translate .7*x translate 1.85*y rotate I*45*y } #end material { Body } }
  union { intersection { cone { 3.5*y, 1, 3.85*y, .3 } #for (I, 0, 7) plane { x, 0 rotate 62*z translate <.95, 3.5, 0> rotate I*45*y } #end } sphere_sweep { linear_spline 2, <-.6, 3, 0>, .3, <-1.2, 3.42, 0>, .1 } material { Body } }
  union { cylinder { 3.8*y, 3.95*y, .12 } sphere { 4.05*y, .2 } object { Bow(<.8, 3.25, 0>, <1.75, 3.35, 0>, <1.85, 2.9, 0>, <1.65, 1.9, 0>, .16) scale <1, 1, 1.2> } material { Black } } } #end
#macro Product_french_press() union {
  cylinder { .25*y, 2.7*y, .98 material { Clear } }
  cylinder { .3*y, 1.9*y, .93 pigment { srgb <.16, .09, .05> } finish { specular .2 } }
  union { object { Tube(0*y, .3*y, 1.08) } torus { 1.02, .06 translate 2.5*y } torus { 1.02, .06 translate 1.2*y }
    #for (I, 0, 3) object { Slab(<-.12, .1, 1>, <.12, 2.55, 1.08>, .03) rotate (45 + I*90)*y } #end
    lathe { cubic_spline 7, <-.1, 2.7>, <1.08, 2.68>, <1.06, 2.85>, <.7, 3.05>, <.15, 3.12>, <0, 3.12>, <-.1, 3.12> }
    sphere { 3.95*y, .22 }
    object { Bow(<1.02, 2.4, 0>, <1.8, 2.45, 0>, <1.85, 1.3, 0>, <1.02, 1.2, 0>, .12) scale <1, 1, 1.3> } material { Body } }
  cylinder { 3.1*y, 3.9*y, .05 material { Steel } } } #end
#macro Product_kettle() union {
  lathe { cubic_spline 10, <-.1, 0>, <0, 0>, <1.4, 0>, <1.55, .12>, <1.5, .7>, <1.2, 1.5>, <.75, 1.95>, <.68, 2.02>, <0, 2.05>, <-.1, 2.05> material { Body } }
  lathe { cubic_spline 7, <-.1, 2>, <.7, 2.02>, <.68, 2.1>, <.35, 2.22>, <.1, 2.25>, <0, 2.25>, <-.1, 2.25> material { Body } }
  cylinder { 2.2*y, 2.4*y, .08 material { Black } } sphere { 2.45*y, .17 material { Black } }
  sphere_sweep { cubic_spline 5, <-.9, .6, 0>, .35, <-1.2, .85, 0>, .3, <-1.75, 1.35, 0>, .2, <-2.15, 1.95, 0>, .13, <-2.3, 2.2, 0>, .12 material { Body } }
  object { Bow(<-1, 1.75, 0>, <-.95, 3.2, 0>, <.95, 3.2, 0>, <1, 1.75, 0>, .07) material { Steel } }
  sphere_sweep { cubic_spline 5, <-1.1, 2.6, 0>, .1, <-.75, 2.98, 0>, .14, <0, 3.25, 0>, .17, <.75, 2.98, 0>, .14, <1.1, 2.6, 0>, .1 material { Black } } } #end
#macro Product_thermos() union {
  object { Tube(0*y, 3.6*y, .85) material { Body } }
  lathe { cubic_spline 7, <.85, 3.2>, <.84, 3.45>, <.75, 3.65>, <.62, 3.8>, <.6, 3.9>, <.3, 3.92>, <0, 3.92> material { Body } }
  object { Tube(3.86*y, 4.75*y, .66) material { Steel } }
  cylinder { 3.8*y, 3.9*y, .63 material { Black } }
  torus { .86, .025 translate .25*y material { Steel } } } #end
