#macro Folded(W, D, N, T)
  #for (I, 0, N - 1)
    union { object { Slab(<-W, 0, -D + T*.5>, <W, T*.96, D>, T*.47) } cylinder { <-W + .02, T*.48, -D + T*.4>, <W - .02, T*.48, -D + T*.4>, T*.48 } translate <.03*sin(I*7), I*T*.93, .04*cos(I*5)> rotate 1.2*sin(I*11)*y }
  #end
#end
#macro Product_towels() union { Folded(1.5, 1, 8, .27) material { Body } } #end
#macro Product_throw() #declare View = <23, 22, 1.1>; union { Folded(1.7, 1.2, 5, .34)
  #for (I, 0, 33) object { Rod(<-1.6 + I*.097, .2, -1.2>, <-1.6 + I*.097 + .03*sin(I*3), .03, -1.62 + .05*sin(I*5)>, .03) } #end
  material { Body } } #end
#macro Product_tablecloth() union { Folded(1.6, 1.25, 6, .16)
  material { Body } } #end
#macro Product_apron() #declare View = <38, 10, 1.3>; union { Folded(1.25, 1.6, 4, .14)
  object { Bow(<-1, .6, .8>, <-1.6, .35, 1.2>, <-1.9, .07, .3>, <-1.7, .06, -.9>, .06) scale <1, .7, 1> }
  object { Bow(<1, .6, .8>, <1.6, .35, 1.2>, <1.9, .07, .3>, <1.8, .06, -.6>, .06) scale <1, .7, 1> }
  object { Slab(<-.7, .5, -1>, <.7, .6, .2>, .04) }
  material { Body } } #end
#macro Product_cushion() superellipsoid { <.42, 1.25> scale <1.6, 1.6, .75> material { Body } rotate <12, 20, 0> translate 1.52*y } #end
#macro Product_rug() #declare View = <38, 10, 1>; union {
  object { Slab(<-2.2, 0, -1.5>, <1.7, .08, 1.5>, .04) }
  #for (I, 0, 40) object { Rod(<-2.18, .04, -1.45 + I*.0725>, <-2.42 + .03*sin(I*9), .02, -1.45 + I*.0725>, .018) } #end
  difference { cylinder { <1.9, .42, -1.5>, <1.9, .42, 1.5>, .42 } cylinder { <1.9, .42, -2>, <1.9, .42, -1.42>, .3 } cylinder { <1.9, .42, 1.42>, <1.9, .42, 2>, .3 } }
  cylinder { <1.9, .42, -1.49>, <1.9, .42, 1.49>, .2 }
  material { Body } } #end
#macro Product_oven_mitt() #declare View = <38, 10, 1.7>; union {
  sphere_sweep { cubic_spline 7, <0, .3, -1.7>, .8, <0, .3, -1.5>, .8, <0, .3, -.5>, .82, <0, .3, .6>, .85, <0, .3, 1.3>, .78, <0, .3, 1.6>, .6, <0, .3, 1.9>, .3 scale <1, .42, 1> }
  sphere_sweep { cubic_spline 5, <.3, .3, -.9>, .4, <.6, .3, -.4>, .4, <1.1, .3, .2>, .36, <1.3, .3, .7>, .3, <1.35, .3, .9>, .25 scale <1, .5, 1> }
  difference { cylinder { -2.05*z, -1.3*z, .86 } cylinder { -2.5*z, -1.5*z, .78 } scale <1, .45, 1> translate .14*y }
  material { Body } translate .25*y rotate 25*y } #end
#macro Product_soap_dispenser() union {
  lathe { cubic_spline 9, <-.1, 0>, <0, 0>, <.8, 0>, <.9, .1>, <.9, 1.7>, <.75, 2.05>, <.4, 2.2>, <0, 2.22>, <-.1, 2.22> material { Body } }
  union { cylinder { 2.15*y, 2.5*y, .42 } cylinder { 2.5*y, 2.95*y, .13 } object { Tube(2.9*y, 3.15*y, .28) } sphere_sweep { cubic_spline 5, <.3, 3.03, 0>, .1, <0, 3.03, 0>, .12, <-.7, 3.05, 0>, .1, <-1, 2.95, 0>, .08, <-1.1, 2.8, 0>, .08 } material { Steel } } } #end
#macro Product_sponges() #declare View = <23, 22, 1.1>; union {
  #for (I, 0, 3) union { object { Slab(<-1.1, 0, -.7>, <1.1, .5, .7>, .12) material { Body } } object { Slab(<-1.1, .47, -.7>, <1.1, .62, .7>, .06) Matte(Plain(srgb <.16, .33, .24>)) } translate <0, .63*mod(I, 2), 0> rotate (I*13 - 10)*y translate <(I > 1 ? .9 : -.9), 0, (I > 1 ? .9 : -.2)> } #end } #end
#macro Bristles(W, D, H, Step, C) union {
  #local R = seed(7);
  #for (I, -W, W, Step) #for (J, -D, D, Step) #for (K, 0, 4)
    #local P = <I + rand(R)*.08, 0, J + rand(R)*.08>;
    cylinder { P, P + <rand(R) - .5, 0, rand(R) - .5>*.22 - H*y*(.94 + .06*rand(R)), .016 }
  #end #end #end
  pigment { color C } finish { diffuse .8 specular .1 } } #end
#macro Product_brush() union {
  object { Slab(<-1.6, .9, -.55>, <1.6, 1.25, .55>, .16) material { Body } }
  object { Bow(<-.9, 1.2, 0>, <-.7, 1.75, 0>, <.7, 1.75, 0>, <.9, 1.2, 0>, .16) scale <1, 1, 1.5> material { Body } }
  object { Bristles(1.4, .4, .95, .14, srgb <.93, .9, .82>) translate .95*y } rotate 15*y } #end
#macro Product_bucket() union {
  object { Vessel(1.15, 1.6, 2.4, .06, .15) material { Body } }
  torus { 1.6, .09 translate 2.35*y material { Body } }
  torus { 1.52, .05 translate 2.05*y material { Body } }
  object { Bow(<-1.66, 2.25, 0>, <-1.45, 1.3, -1.3>, <1.45, 1.3, -1.3>, <1.66, 2.25, 0>, .045) material { Steel } }
  cylinder { <-.5, 1.02, -1.62>, <.5, 1.02, -1.62>, .12 material { Black } }
  #for (I, -1, 1, 2) sphere { <I*1.64, 2.25, 0>, .14 material { Body } } #end } #end
#macro Product_broom() #declare View = <10, 14, 1>; union {
  object { Rod(<0, 1.1, 0>, <0, 7, 0>, .11) material { Beech } }
  cone { 1*y, .3, 1.5*y, .16 material { Body } }
  object { Slab(<-1.4, .75, -.28>, <1.4, 1.1, .28>, .14) material { Body } }
  object { Bristles(1.3, .18, .8, .12, srgb <.25, .27, .3>) translate .8*y }
  rotate -12*x } #end
#macro Product_mop() #declare View = <10, 14, 1>; union {
  object { Rod(<0, 1.5, 0>, <0, 7, 0>, .11) material { Grey } }
  lathe { cubic_spline 6, <.1, 2.1>, <.16, 2>, <.3, 1.6>, <.62, 1.35>, <.65, 1.25>, <.6, 1.2> material { Body } }
  #local R = seed(5);
  #for (I, 0, 119)
    #local A = I*137.5; #local L = .3 + .75*sqrt(I/119);
    sphere_sweep { cubic_spline 5, vrotate(<.2*L, 1.5, 0>, A*y), .07, vrotate(<.45*L, 1.3, 0>, A*y), .07, vrotate(<L*.75, .8, 0>, (A + 8)*y), .075, vrotate(<L*1.05, .07, 0>, (A + 14*rand(R))*y), .075, vrotate(<L*1.7, .07, 0>, (A + 20*rand(R))*y), .07 }
  #end
  torus { .5, .3 scale <1, .5, 1> translate 1.25*y
  } Cloth(Plain(srgb <.93, .92, .88>)) } #end
#macro Product_basket() union {
  #for (I, 0, 15) torus { 1.45 + .2*sin(I/15*pi*.7), .085 translate (.08 + I*.125)*y } #end
  #for (I, 0, 35) object { Bow(<1.5, 0, 0>, <1.62, .6, 0>, <1.72, 1.3, 0>, <1.66, 1.95, 0>, .06) rotate I*10*y } #end
  cylinder { .02*y, .1*y, 1.42 }
  torus { 1.62, .12 translate 2.02*y }
  #for (I, -1, 1, 2) object { Bow(<I*1.6, 1.95, -.45>, <I*1.75, 2.55, -.35>, <I*1.75, 2.55, .35>, <I*1.6, 1.95, .45>, .1) } #end
  material { Body } } #end
#macro Product_storage_box() union {
  difference { intersection { object { Slab(<-1.9, 0, -1.3>, <1.9, 2, 1.3>, .2) } } object { Slab(<-1.8, .1, -1.2>, <1.8, 3, 1.2>, .15) } box { <-3, 1.7, -3>, <3, 3, 3> } material { Body } }
  #for (I, -3, 3) object { Slab(<I*.5 - .05, .2, -1.34>, <I*.5 + .05, 1.35, -1.2>, .04) material { Body } } #end
  object { Slab(<-2, 1.66, -1.4>, <2, 1.86, 1.4>, .09) material { Body } }
  object { Slab(<-1.7, 1.8, -1.1>, <1.7, 1.95, 1.1>, .07) material { Body } }
  #for (I, -1, 1, 2) object { Slab(<I*1.98 - .08, 1.2, -.5>, <I*1.98 + .08, 1.9, .5>, .06) material { Grey } } #end } #end
